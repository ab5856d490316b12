export const zh = {
  loggedIn: '已登录账号',
  phoneBound: '已绑定手机号',
  enterpriseApproved: '已通过采购员认证或企业认证',
  addressExists: '已填写收货地址',
  notBlacklisted: '账号未被限制询价',
  maySell: '是店铺成员且拥有报价权限',
  storeOpen: '店铺正常营业',
  categoryQualified: '店铺具备经营类目资质',
  scoreSuffices: '店铺各项评分不低于 {{score}} 分',
} as const
