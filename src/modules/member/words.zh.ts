export const zh = {
  // Addresses.
  addressGone: '收货地址不存在或已被删除',
  addressTooMany: '最多可保存 {{max}} 个收货地址',
  receiverRequired: '请输入收货人',
  regionInvalid: '请选择正确的所在地区',
  detailRequired: '请输入详细地址',
  detailTooShort: '详细地址至少 {{min}} 个字',
  // Kinds of members, as labels.
  memberType1: '个人会员',
  memberType2: '认证采购员',
  memberType3: '认证企业',
  memberType4: '设计师',
  memberType5: '业务员',
  memberType6: '企业子账号',
} as const
