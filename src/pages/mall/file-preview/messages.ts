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
    en: 'The file is long: only its beginning is shown. Download it to see all.',
  },
  isBroken: {
    zh: '文件内容无法读取，请下载后用相应软件打开。',
    en: 'The file cannot be read here. Download it and open it with its own program.',
  },
  openPdf: { zh: '新窗口打开', en: 'Open in new window' },
  pdfLoading: { zh: '正在打开 PDF', en: 'Opening the PDF' },
  pdfLocked: { zh: '这份 PDF 设有密码，请下载后输入密码打开。', en: 'This PDF has a password. Download it to open it with the password.' },
  pdfPages: { zh: 'PDF 页面', en: 'Pages of the PDF' },
  pdfPage: { zh: '第 {{number}} 页，共 {{pages}} 页', en: 'Page {{number}} of {{pages}}' },
  pdfPageBroken: { zh: '这一页无法显示，请下载后查看。', en: 'This page cannot be shown. Download the file to see it.' },
  pdfTools: { zh: '翻页与缩放', en: 'Pages and zoom' },
  pdfBefore: { zh: '上一页', en: 'Previous page' },
  pdfNext: { zh: '下一页', en: 'Next page' },
  pdfNumber: { zh: '页码', en: 'Page number' },
  pdfSmaller: { zh: '缩小', en: 'Smaller' },
  pdfLarger: { zh: '放大', en: 'Larger' },
  pdfFit: { zh: '适合宽度', en: 'Fit to width' },
  pdfFitNow: { zh: '当前 {{percent}}%，按下适合宽度', en: '{{percent}}% now; press to fit the width' },
  pdfNoReader: { zh: '阅读器没有加载成功，请检查网络后重试。', en: 'The reader did not load. Check the network and try again.' },
  again: { zh: '重试', en: 'Try again' },
  isOld: { zh: '旧版 Office 文件（.doc、.xls）不能在线预览', en: 'Old Office files (.doc, .xls) cannot be shown here' },
  oldHelp: {
    zh: '请下载后用 Word、Excel 或 WPS 打开；对方另存为 .docx 或 .xlsx 再发送，就能在这里查看。',
    en: 'Download it to open it with Word, Excel or WPS. Saved as .docx or .xlsx and sent again, it can be read here.',
  },
  isOther: { zh: '这种文件不能在线预览', en: 'This kind of file cannot be shown here' },
  otherHelp: { zh: '请下载后用相应软件打开。', en: 'Download it to open it with its own program.' },
  empty: { zh: '文件没有可显示的内容', en: 'There is nothing to show in this file' },
  table: { zh: '表格内容', en: 'Table' },
  strange: { zh: '文件由对方上传，请确认来源后再打开。', en: 'Somebody sent you this file: open it only if you trust the sender.' },
})
