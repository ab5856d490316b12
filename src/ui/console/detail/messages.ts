import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of every detail of the consoles. */
export const detailMessages = /* @__PURE__ */ defineMessages('consoleDetail', {
  place: { zh: '列表中的位置', en: 'Position in list' },
  back: { zh: '返回列表', en: 'Back to list' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  position: { zh: '{{at}} / {{count}}', en: '{{at}} / {{count}}' },
  notes: { zh: '平台备注', en: 'Platform notes' },
  notesHelp: { zh: '仅平台员工可见，保存后不可修改', en: 'Visible to platform staff only; cannot be edited once saved' },
  noNotes: { zh: '暂无备注', en: 'No notes yet' },
  addNote: { zh: '添加备注', en: 'Add note' },
  noteAdded: { zh: '备注已添加', en: 'Note added' },
  moves: { zh: '可进行的操作', en: 'Available actions' },
})
