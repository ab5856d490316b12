import { defineMessages } from '../../kernel/i18n/translate.ts'

export const contentMessages = /* @__PURE__ */ defineMessages('content', {
  noCategory: { zh: '请选择这类文章的分类', en: 'Choose a category of this kind' },
  noPicture: { zh: '图片不存在，请重新上传', en: 'This picture does not exist, upload it again' },
  changed: { zh: '文章已被他人修改，请刷新后再试', en: 'Somebody else changed this article, reload and try again' },
  pastMoment: { zh: '请选择将来的时间', en: 'Choose a moment of the future' },
  notDraft: { zh: '只有草稿可以删除，已发布的请撤回', en: 'Only drafts are deleted; withdraw what was published' },
  categoryTaken: { zh: '这个编码已用于另一类文章', en: 'This code belongs to the other kind' },
  categoryUsed: { zh: '该分类下还有文章，不能删除', en: 'Articles have this category' },
  versionInForce: { zh: '已生效的版本不能修改，请新建版本', en: 'A version that was in force stays as it is; write a new one' },
  notNextVersion: { zh: '只能新建下一个版本', en: 'Only the next version can be written' },
  versionWaiting: { zh: '已有一个待生效的版本，请先修改或删除它', en: 'A version already waits for its day; change or delete it' },
})
