import { platformCapabilities, storeCapabilities, type MemberType } from '../../../src/api/caller.ts'

type DemoAddress = { readonly receiver: string; readonly phone: string; readonly districtCode: string; readonly detail: string }
export type DemoMember = {
  readonly id: number
  readonly memberName: string
  readonly phone: string
  readonly email: string
  readonly memberType: MemberType
  readonly nickName: string
  readonly companyName?: string
  /** The uscc of the enterprise that the member acts for. */
  readonly enterprise?: string
  readonly store?: { readonly storeId: number; readonly role: string; readonly capabilities: readonly string[] }
  readonly platform?: { readonly role: string; readonly capabilities: readonly string[] }
  readonly addresses: readonly DemoAddress[]
}

export const demoEnterprises = [{ id: 1, name: '澜海（演示）热镀锌有限公司', uscc: '91320281DEM000201M' }] as const

/** The demonstration accounts, in the order of their phones 13800000001 to 13800000009. */
export const demoMembers: readonly DemoMember[] = [
  {
    id: 1,
    memberName: 'demo_personal',
    phone: '13800000001',
    email: 'personal@demo.example',
    memberType: 1,
    nickName: '陈远',
    addresses: [
      { receiver: '陈远', phone: '13800000001', districtCode: '310115', detail: '张江镇祖冲之路1239弄6号楼302室' },
      { receiver: '陈远', phone: '13800000001', districtCode: '320583', detail: '花桥镇兆丰路18号亚太广场3号楼1单元' },
    ],
  },
  {
    id: 2,
    memberName: 'demo_buyer',
    phone: '13800000002',
    email: 'buyer@demo.example',
    memberType: 2,
    nickName: '李采购',
    companyName: '天津北辰（演示）镀锌钢构有限公司',
    addresses: [
      { receiver: '李明', phone: '13800000002', districtCode: '120113', detail: '青光镇铁锅店工业区津霸公路南侧88号 一号镀锌车间' },
      { receiver: '王师傅（仓库）', phone: '022-88880102', districtCode: '120110', detail: '华明高新区华丰路6号 B区原料库' },
      { receiver: '李明', phone: '13800000002', districtCode: '130208', detail: '丰润区公园道36号 唐山分厂收货处' },
    ],
  },
  {
    id: 3,
    memberName: 'demo_company',
    phone: '13800000003',
    email: 'company@demo.example',
    memberType: 3,
    nickName: '澜海采购部',
    enterprise: '91320281DEM000201M',
    addresses: [
      { receiver: '周海', phone: '13800000003', districtCode: '320281', detail: '临港街道港城大道588号 澜海热镀锌一厂' },
      { receiver: '收货组', phone: '0510-88880103', districtCode: '320281', detail: '周庄镇世纪大道南段1号 二厂助剂库' },
    ],
  },
  {
    id: 4,
    memberName: 'demo_designer',
    phone: '13800000004',
    email: 'designer@demo.example',
    memberType: 4,
    nickName: '苏设计',
    addresses: [
      { receiver: '苏婉', phone: '13800000004', districtCode: '440106', detail: '天河北路233号中信广场38层 结构设计所' },
      { receiver: '苏婉', phone: '13800000004', districtCode: '440605', detail: '狮山镇科技路12号 样品间' },
    ],
  },
  {
    id: 5,
    memberName: 'demo_sales',
    phone: '13800000005',
    email: 'sales@demo.example',
    memberType: 5,
    nickName: '赵业务',
    addresses: [
      { receiver: '赵锐', phone: '13800000005', districtCode: '330106', detail: '文三路478号华星时代广场A座1102室' },
      { receiver: '赵锐', phone: '13800000005', districtCode: '320507', detail: '元和街道嘉元路959号 苏州办事处' },
    ],
  },
  {
    id: 6,
    memberName: 'demo_sub',
    phone: '13800000006',
    email: 'sub@demo.example',
    memberType: 6,
    nickName: '澜海二厂 孙倩',
    enterprise: '91320281DEM000201M',
    addresses: [
      { receiver: '孙倩', phone: '13800000006', districtCode: '320281', detail: '周庄镇世纪大道南段1号 二厂办公楼204' },
      { receiver: '地磅房', phone: '0510-88880106', districtCode: '320281', detail: '周庄镇世纪大道南段1号 东门地磅' },
    ],
  },
  {
    id: 7,
    memberName: 'demo_supplier',
    phone: '13800000007',
    email: 'supplier@demo.example',
    memberType: 2,
    nickName: '璞锌金属',
    companyName: '璞锌（演示）金属材料有限公司',
    store: { storeId: 1001, role: 'owner', capabilities: storeCapabilities },
    addresses: [
      { receiver: '吴掌柜', phone: '13800000007', districtCode: '310115', detail: '外高桥保税区富特西一路77号 3号库' },
      { receiver: '退货收货处', phone: '021-58880107', districtCode: '310113', detail: '月罗路1515号 宝山钢材物流园C12' },
    ],
  },
  {
    id: 8,
    memberName: 'demo_supplier2',
    phone: '13800000008',
    email: 'supplier2@demo.example',
    memberType: 2,
    nickName: '津沽锌仓',
    companyName: '津沽锌仓（演示）金属有限公司',
    store: { storeId: 1004, role: 'owner', capabilities: storeCapabilities },
    addresses: [
      { receiver: '郑经理', phone: '13800000008', districtCode: '120110', detail: '空港经济区西三道166号 5号仓' },
      { receiver: '退货收货处', phone: '022-24880108', districtCode: '120118', detail: '大邱庄镇海河道9号 金属市场东区' },
    ],
  },
  {
    id: 9,
    memberName: 'demo_admin',
    phone: '13800000009',
    email: 'admin@demo.example',
    memberType: 1,
    nickName: '平台管理员',
    platform: { role: 'superAdmin', capabilities: platformCapabilities },
    addresses: [
      { receiver: '平台运营部', phone: '13800000009', districtCode: '310104', detail: '漕溪北路398号 汇智大厦21层' },
      { receiver: '平台票务组', phone: '021-64880109', districtCode: '310104', detail: '漕溪北路398号 汇智大厦20层' },
    ],
  },
]
