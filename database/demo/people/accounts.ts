/** The demonstration's password, the same for every account. Demonstration data is never loaded in production. */
export const demoPassword = 'Zinc@2026'

/** Of the demonstration's accounts that have paid with balance. */
export const demoPayPassword = '205817'

export type DemoAccount = {
  readonly name: string
  readonly memberType: 1 | 2 | 3 | 4 | 5 | 6
  readonly phone: string
  readonly zh: string
  readonly en: string
}

/** The people of the demonstration; what each of them owns is made by the demonstration data. */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'demo_personal', memberType: 1, phone: '13800000001', zh: '个人会员', en: 'personal member' },
  { name: 'demo_buyer', memberType: 2, phone: '13800000002', zh: '采购员', en: 'buyer' },
  { name: 'demo_company', memberType: 3, phone: '13800000003', zh: '企业会员', en: 'company' },
  { name: 'demo_designer', memberType: 4, phone: '13800000004', zh: '设计师', en: 'designer' },
  { name: 'demo_sales', memberType: 5, phone: '13800000005', zh: '业务员', en: 'salesperson' },
  { name: 'demo_sub', memberType: 6, phone: '13800000006', zh: '企业子账号，5 万元以上需审批', en: 'sub-account, approval above ¥50,000' },
  { name: 'demo_supplier', memberType: 2, phone: '13800000007', zh: '供应商，首家店铺店主', en: 'supplier, owner of the first store' },
  { name: 'demo_supplier2', memberType: 2, phone: '13800000008', zh: '供应商，第二家店铺店主', en: 'supplier, owner of the second store' },
  { name: 'demo_admin', memberType: 1, phone: '13800000009', zh: '平台管理员', en: 'platform administrator' },
]
