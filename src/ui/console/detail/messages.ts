import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of every detail of the consoles. */
export const detailMessages = /* @__PURE__ */ defineMessages('consoleDetail', {
  place: { zh: '列表中的位置', en: 'Place in the list' },
  back: { zh: '返回列表', en: 'Back to the list' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  position: { zh: '{{at}} / {{count}}', en: '{{at}} / {{count}}' },
  moves: { zh: '可进行的操作', en: 'What can be done' },
})
