import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const acceptedReplacementMessages = /* @__PURE__ */ defineMessages('toolsPage', {
  acceptedTitle: { zh: '已认可替代料', en: 'Approved substitutes' },
  acceptedLead: {
    zh: '本公司已认可的替代关系：原物料 → 替代料。同事查询原物料时会看到。',
    en: 'Substitutes approved by your company: original → substitute. Colleagues see them when looking up the original.',
  },
  toSearch: { zh: '查询替代料', en: 'Find a substitute' },
  none: { zh: '还没有认可过替代商品', en: 'No substitutes approved yet' },
  noneHelp: {
    zh: '在替代型号查询中点击“认可替代”，就会记在这里。',
    en: 'Press “Approve substitute” in the substitute search and it is recorded here.',
  },
  colOriginal: { zh: '原商品', en: 'Original' },
  colInstead: { zh: '替代商品', en: 'Substitute' },
  colBy: { zh: '认可人', en: 'Approved by' },
  colReason: { zh: '原因', en: 'Reason' },
  colAt: { zh: '时间', en: 'Time' },
  goodsGone: { zh: '商品已不存在', en: 'Product no longer exists' },
  see: { zh: '查看替代', en: 'View substitutes' },
  undo: { zh: '撤销认可', en: 'Revoke' },
  undoAsk: { zh: '撤销认可“{{name}}”？', en: 'Revoke the approval of “{{name}}”?' },
  undone: { zh: '已撤销', en: 'Revoked' },
  cancel: { zh: '取消', en: 'Cancel' },
  acts: { zh: '操作', en: 'Actions' },
})
