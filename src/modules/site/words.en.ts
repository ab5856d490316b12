import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  fileMissing: 'Choose a picture',
  fileTooLarge: 'A picture may have at most 4 MB',
  avatarTooLarge: 'An avatar may have at most 1 MB',
  fileNotImage: 'Only JPG, JPEG, PNG, GIF and BMP pictures',
  fileTooMany: 'Too many pictures today, please try again tomorrow',
} satisfies Words<typeof zh>
