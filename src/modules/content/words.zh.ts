export const zh = {
  noCategory: '请选择这类文章的分类',
  noPicture: '图片不存在，请重新上传',
  changed: '文章已被他人修改，请刷新后再试',
  pastMoment: '请选择将来的时间',
  notDraft: '只有草稿可以删除，已发布的请撤回',
  categoryTaken: '这个编码已用于另一类文章',
  categoryUsed: '该分类下还有文章，不能删除',
  versionInForce: '已生效的版本不能修改，请新建版本',
  notNextVersion: '只能新建下一个版本',
  versionWaiting: '已有一个待生效的版本，请先修改或删除它',
} as const
