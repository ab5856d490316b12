import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of every form of the consoles. */
export const formMessages = /* @__PURE__ */ defineMessages('consoleForm', {
  undo: { zh: '撤销', en: 'Undo' },
  leaveTitle: { zh: '有未保存的修改', en: 'There are unsaved changes' },
  leaveHelp: { zh: '离开后，这些修改将丢失。', en: 'If you leave now, they are lost.' },
  leave: { zh: '放弃修改并离开', en: 'Leave without saving' },
  stay: { zh: '继续编辑', en: 'Keep editing' },
  errorsTitle_one: { zh: '有 {{count}} 处需要修改', en: '{{count}} field needs another look' },
  errorsTitle_other: { zh: '有 {{count}} 处需要修改', en: '{{count}} fields need another look' },
  draftFound: { zh: '已恢复 {{at}} 未提交的草稿', en: 'Your unsent draft of {{at}} is back' },
  draftDrop: { zh: '放弃草稿', en: 'Discard the draft' },
  cancel: { zh: '取消', en: 'Cancel' },
  cannotUndo: { zh: '此操作无法撤销。', en: 'This cannot be undone.' },
})
