import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const acceptedReplacementMessages = /* @__PURE__ */ defineMessages('toolsPage', {
  acceptedTitle: { zh: '已认可替代料', en: 'Accepted replacements' },
  acceptedLead: {
    zh: '本公司已认可的替代关系：原物料 → 替代料。同事查询原物料时会看到。',
    en: 'What your company accepts in place of what. Colleagues who look up the original see it.',
  },
  toSearch: { zh: '查询替代料', en: 'Find a replacement' },
  none: { zh: '还没有认可过替代商品', en: 'No replacement has been accepted yet' },
  noneHelp: {
    zh: '在替代型号查询里点“认可替代”，就会记在这里。',
    en: 'Press “Accept” beside a replacement that was found, and it is kept here.',
  },
  colOriginal: { zh: '原商品', en: 'Original' },
  colInstead: { zh: '替代商品', en: 'Replacement' },
  colBy: { zh: '认可人', en: 'Accepted by' },
  colReason: { zh: '原因', en: 'Reason' },
  colAt: { zh: '时间', en: 'Time' },
  goodsGone: { zh: '商品已不存在', en: 'These goods no longer exist' },
  see: { zh: '查看替代', en: 'See replacements' },
  undo: { zh: '撤销认可', en: 'Take back' },
  undoAsk: { zh: '撤销认可“{{name}}”？', en: 'Take the acceptance of “{{name}}” back?' },
  undone: { zh: '已撤销', en: 'Taken back' },
  cancel: { zh: '取消', en: 'Cancel' },
  acts: { zh: '操作', en: 'Actions' },
})
