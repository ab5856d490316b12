import { defineMessages } from '../../kernel/i18n/translate.ts'

export const contentMessages = /* @__PURE__ */ defineMessages('content', {
  noCategory: { zh: '请选择这类文章的分类', en: 'Please choose a category of this type' },
  noPicture: { zh: '图片不存在，请重新上传', en: 'The picture does not exist. Please upload it again' },
  changed: { zh: '文章已被他人修改，请刷新后再试', en: 'Someone else has changed this article. Please refresh and try again' },
  pastMoment: { zh: '请选择将来的时间', en: 'Please choose a time in the future' },
  notDraft: { zh: '只有草稿可以删除，已发布的请撤回', en: 'Only drafts can be deleted. Please withdraw published articles' },
  categoryTaken: { zh: '这个编码已用于另一类文章', en: 'This code is used by another type of article' },
  categoryUsed: { zh: '该分类下还有文章，不能删除', en: 'This category still contains articles and cannot be deleted' },
  versionInForce: {
    zh: '已生效的版本不能修改，请新建版本',
    en: 'A version already in force cannot be changed. Please create a new version',
  },
  notNextVersion: { zh: '只能新建下一个版本', en: 'Only the next version can be created' },
  versionWaiting: { zh: '已有一个待生效的版本，请先修改或删除它', en: 'A version is already scheduled. Please change or delete it first' },
})
