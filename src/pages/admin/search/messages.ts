import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the platform's synonyms. */
export const synonymMessages = /* @__PURE__ */ defineMessages('catalogSynonym', {
  title: { zh: '搜索同义词', en: 'Search synonyms' },
  help: {
    zh: '买家输入左边的词时，也按右边的叫法查找。保存后立即在全站生效。',
    en: 'When buyers type the word on the left, the names on the right are searched too. Takes effect site-wide at once.',
  },
  find: { zh: '查找词或叫法', en: 'Search words or names' },
  add: { zh: '新增同义词', en: 'Add synonym' },
  word: { zh: '买家输入的词', en: 'Buyer’s word' },
  wordHint: { zh: '如：角铁、angle bar', en: 'e.g. angle iron, angle bar' },
  meanings: { zh: '商城的叫法', en: 'Mall’s names' },
  meaningsHint: { zh: '每行一个，或用逗号分开，如：角钢', en: 'One per line or separated by commas, e.g. angle steel' },
  changed: { zh: '修改时间', en: 'Changed' },
  actions: { zh: '操作', en: 'Actions' },
  edit: { zh: '修改', en: 'Edit' },
  editTitle: { zh: '修改“{{word}}”', en: 'Edit “{{word}}”' },
  remove: { zh: '删除', en: 'Delete' },
  sureRemove: {
    zh: '删除后按此词只能找到字面相同的商品，确定删除？',
    en: 'Without it, this word only finds products literally named so. Delete?',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存，搜索已生效', en: 'Saved and in effect' },
  removed: { zh: '已删除', en: 'Deleted' },
  tryIt: { zh: '试搜', en: 'Test search' },
  empty: { zh: '没有同义词', en: 'No synonyms' },
  emptyHelp: { zh: '换个词查找，或新增一个', en: 'Try another word, or add a synonym' },
})
