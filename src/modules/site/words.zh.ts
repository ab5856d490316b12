export const zh = {
  fileMissing: '请选择图片',
  fileTooLarge: '图片不能超过 4 MB',
  avatarTooLarge: '头像不能超过 1 MB',
  fileNotImage: '只支持 JPG、JPEG、PNG、GIF、BMP 图片',
  fileTooMany: '今天上传的图片过多，请明天再试',
} as const
