/** Carriers that trace services know: their code there, and the phone of their service. */
export type Carrier = {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly phone: string
  readonly also?: readonly string[]
}

export const carriers: readonly Carrier[] = [
  { code: 'debangwuliu', zh: '德邦物流', en: 'Deppon Logistics', phone: '95353', also: ['德邦', '德邦快递'] },
  { code: 'annengwuliu', zh: '安能物流', en: 'ANE Logistics', phone: '95337', also: ['安能'] },
  { code: 'zhongtongkuaiyun', zh: '中通快运', en: 'ZTO Freight', phone: '95311' },
  { code: 'kuayue', zh: '跨越速运', en: 'KYE Express', phone: '95324', also: ['跨越'] },
  { code: 'shunfeng', zh: '顺丰速运', en: 'SF Express', phone: '95338', also: ['顺丰', '顺丰快递'] },
  { code: 'shunfengkuaiyun', zh: '顺丰快运', en: 'SF Freight', phone: '95338' },
  { code: 'jd', zh: '京东物流', en: 'JD Logistics', phone: '950616', also: ['京东', '京东快递'] },
  { code: 'yimidida', zh: '壹米滴答', en: 'Yimidida', phone: '400-800-0056' },
  { code: 'tiandihuayu', zh: '天地华宇', en: 'Hoau Logistics', phone: '400-808-6666', also: ['华宇物流'] },
  { code: 'zhongtong', zh: '中通快递', en: 'ZTO Express', phone: '95311', also: ['中通'] },
  { code: 'yuantong', zh: '圆通速递', en: 'YTO Express', phone: '95554', also: ['圆通', '圆通快递'] },
  { code: 'shentong', zh: '申通快递', en: 'STO Express', phone: '95543', also: ['申通'] },
  { code: 'yunda', zh: '韵达快递', en: 'Yunda Express', phone: '95546', also: ['韵达'] },
  { code: 'jtexpress', zh: '极兔速递', en: 'J&T Express', phone: '956025', also: ['极兔'] },
  { code: 'ems', zh: '邮政 EMS', en: 'EMS', phone: '11183', also: ['EMS', '中国邮政', '邮政'] },
]
