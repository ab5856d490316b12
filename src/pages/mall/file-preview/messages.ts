import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the file preview. */
export const filePreviewMessages = /* @__PURE__ */ defineMessages('sitePreview', {
  home: { zh: '首页', en: 'Home' },
  breadcrumb: { zh: '当前位置', en: 'You are here' },
  preview: { zh: '文件预览', en: 'File preview' },
  download: { zh: '下载', en: 'Download' },
  size: { zh: '{{size}} kB', en: '{{size}} kB' },
  isCut: {
    zh: '文件较长，这里只显示前面一部分，下载后可查看全部。',
    en: 'This is a long file; only the beginning is shown. Download it to see everything.',
  },
  isBroken: {
    zh: '文件内容无法读取，请下载后用相应软件打开。',
    en: 'The file cannot be displayed. Please download it and open it in the appropriate program.',
  },
  openPdf: { zh: '新窗口打开', en: 'Open in new window' },
  pdfLoading: { zh: '正在打开 PDF', en: 'Opening PDF' },
  pdfLocked: {
    zh: '这份 PDF 设有密码，请下载后输入密码打开。',
    en: 'This PDF is password-protected. Please download it and enter the password.',
  },
  pdfPages: { zh: 'PDF 页面', en: 'Pages of the PDF' },
  pdfPage: { zh: '第 {{number}} 页，共 {{pages}} 页', en: 'Page {{number}} of {{pages}}' },
  pdfPageBroken: { zh: '这一页无法显示，请下载后查看。', en: 'This page cannot be displayed. Please download the file.' },
  pdfTools: { zh: '翻页与缩放', en: 'Pages and zoom' },
  pdfBefore: { zh: '上一页', en: 'Previous page' },
  pdfNext: { zh: '下一页', en: 'Next page' },
  pdfNumber: { zh: '页码', en: 'Page number' },
  pdfSmaller: { zh: '缩小', en: 'Smaller' },
  pdfLarger: { zh: '放大', en: 'Larger' },
  pdfFit: { zh: '适合宽度', en: 'Fit to width' },
  pdfFitNow: { zh: '当前 {{percent}}%，按下适合宽度', en: '{{percent}}% now, press to fit width' },
  pdfNoReader: {
    zh: '阅读器加载失败，请检查网络后重试。',
    en: 'The reader could not be loaded. Please check your connection and try again.',
  },
  again: { zh: '重试', en: 'Try again' },
  isOld: { zh: '旧版 Office 文件（.doc、.xls）不能在线预览', en: 'Old Office files (.doc, .xls) cannot be previewed' },
  oldHelp: {
    zh: '请下载后用 Word、Excel 或 WPS 打开；对方另存为 .docx 或 .xlsx 再发送，就能在这里查看。',
    en: 'Please download it and open it in Word, Excel or WPS. Files saved as .docx or .xlsx can be viewed here.',
  },
  isOther: { zh: '这种文件不能在线预览', en: 'This file type cannot be previewed' },
  otherHelp: { zh: '请下载后用相应软件打开。', en: 'Please download it and open it in the appropriate program.' },
  empty: { zh: '文件没有可显示的内容', en: 'Nothing to display in this file' },
  table: { zh: '表格内容', en: 'Table' },
  strange: {
    zh: '文件由对方上传，请确认来源后再打开。',
    en: 'This file was uploaded by the other party. Open it only if you trust the source.',
  },
})
