import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of every form of the consoles. */
export const formMessages = /* @__PURE__ */ defineMessages('consoleForm', {
  undo: { zh: '撤销', en: 'Undo' },
  leaveTitle: { zh: '有未保存的修改', en: 'You have unsaved changes' },
  leaveHelp: { zh: '离开后，这些修改将丢失。', en: 'These changes will be lost if you leave.' },
  leave: { zh: '放弃修改并离开', en: 'Leave without saving' },
  stay: { zh: '继续编辑', en: 'Keep editing' },
  errorsTitle_one: { zh: '有 {{count}} 处需要修改', en: '{{count}} field needs correcting' },
  errorsTitle_other: { zh: '有 {{count}} 处需要修改', en: '{{count}} fields need correcting' },
  draftFound: { zh: '已恢复 {{at}} 未提交的草稿', en: 'Your unsubmitted draft of {{at}} has been restored' },
  draftDrop: { zh: '放弃草稿', en: 'Discard draft' },
  cancel: { zh: '取消', en: 'Cancel' },
  cannotUndo: { zh: '此操作无法撤销。', en: 'This cannot be undone.' },
})
