import { defineMessages } from '../../kernel/i18n/translate.ts'

export const attachmentMessages = /* @__PURE__ */ defineMessages('attachment', {
  fileMissing: { zh: '请选择文件', en: 'Please choose a file' },
  fileTooLarge: { zh: '附件不能超过 5 MB', en: 'Attachments can be at most 5 MB' },
  fileRefused: {
    zh: '支持图片、PDF、Excel、Word 与文本文件；该文件的内容与扩展名不符或类型不支持',
    en: 'Images, PDF, Excel, Word and text files only. This file is of another type, or its content does not match its extension',
  },
  fileTooMany: { zh: '今天上传的文件过多，请明天再试', en: 'Too many uploads today. Please try again tomorrow' },
  notYours: {
    zh: '附件不存在或不是您上传的，请重新上传',
    en: 'The attachment does not exist or was uploaded by someone else. Please upload it again',
  },
  gone: { zh: '附件不存在，或您不能查看', en: 'The attachment does not exist or is not yours to view' },
})

export const attachmentUiMessages = /* @__PURE__ */ defineMessages('attachmentUi', {
  title: { zh: '附件', en: 'Attachments' },
  help: { zh: '图纸、技术要求等，最多 10 个，每个不超过 5 MB', en: 'Drawings, technical requirements, etc.: up to 10 files, 5 MB each' },
  add: { zh: '上传附件', en: 'Upload a file' },
  remove: { zh: '移除附件 {{name}}', en: 'Remove {{name}}' },
  download: { zh: '下载 {{name}}', en: 'Download {{name}}' },
  size: { zh: '{{size}} KB', en: '{{size}} KB' },
  failed: { zh: '网络不稳定，请重试', en: 'Connection problem, please try again' },
})
