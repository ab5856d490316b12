/** Somebody who applies; their accounts are made with the staff's. */
export type Applicant = {
  readonly id: number
  readonly memberName: string
  readonly phone: string
  readonly memberType: 1 | 2 | 3 | 5
  readonly nickName: string
}

const gangyuan: Applicant = { id: 15, memberName: 'gangyuan_buyer', phone: '13800000015', memberType: 1, nickName: '钢源采购 许' }
const hengda: Applicant = { id: 16, memberName: 'hengda_hdg', phone: '13800000016', memberType: 1, nickName: '恒镀 马经理' }
const xinlong: Applicant = { id: 17, memberName: 'xinlong_zinc', phone: '13800000017', memberType: 2, nickName: '鑫隆锌业 高' }
const beihai: Applicant = { id: 18, memberName: 'beihai_flux', phone: '13800000018', memberType: 2, nickName: '北海助剂 林' }
export const applicants: readonly Applicant[] = [gangyuan, hengda, xinlong, beihai]

/** `demo_company`, whose account is made with the other demonstration accounts. */
const lanhai: Applicant = { id: 3, memberName: 'demo_company', phone: '13800000003', memberType: 3, nickName: '澜海采购部' }

// The number that GB 11643 gives as its example: nobody's.
const idNumber = '11010519491231002X'

/** What waits on the desks of the platform and of the demonstration's company, and the verification that made it one. */
export const desks = {
  verifications: [
    {
      applicant: lanhai,
      hoursAgo: 24 * 76,
      // The small transfer was named after two hours and the platform approved a day later.
      approvedAfter: { account: 2, review: 26 },
      form: {
        kind: 3 as const,
        enterpriseName: '澜海（演示）热镀锌有限公司',
        creditCode: '91320281DEM000201M',
        legalPerson: '周海',
        agentName: '周海',
        idNumber,
        taxpayer: 'general' as const,
        licenceUntil: '2041-08-31',
        bankName: '中国农业银行江阴临港支行',
        bankAccount: '1064 1000 1040 0000 203',
      },
    },
    {
      applicant: gangyuan,
      hoursAgo: 20,
      approvedAfter: null,
      form: {
        kind: 2 as const,
        enterpriseName: '江阴钢源（演示）钢构有限公司',
        creditCode: '91320281DEM000301B',
        legalPerson: '许国梁',
        agentName: '许静',
        idNumber,
        taxpayer: 'general' as const,
        licenceUntil: '2036-05-31',
      },
    },
    {
      applicant: hengda,
      hoursAgo: 3,
      approvedAfter: null,
      form: {
        kind: 3 as const,
        enterpriseName: '滨州恒镀（演示）热镀锌有限公司',
        creditCode: '91371600DEM000302R',
        legalPerson: '马建业',
        agentName: '马晓燕',
        idNumber,
        taxpayer: 'general' as const,
        licenceUntil: '2040-12-31',
        bankName: '中国工商银行滨州支行',
        bankAccount: '1613 0010 0920 0000 018',
      },
    },
  ],
  stores: [
    {
      applicant: xinlong,
      hoursAgo: 9,
      deposit: null,
      form: {
        storeName: '鑫隆锌业直营店',
        storeNameEn: 'Xinlong Zinc',
        companyName: '上海鑫隆（演示）锌业有限公司',
        companyNameEn: 'Shanghai Xinlong Zinc Co., Ltd. (demo)',
        creditCode: '91310113DEM000303Q',
        storeType: 'trader' as const,
        districtCode: '310113',
        phone: '021-58880303',
        descriptionZh: '宝山库现货零号、一号锌锭与锌合金，每日 15:00 前下单当日出库',
        descriptionEn: 'Zinc ingots and alloys in stock at Baoshan; orders before 15:00 leave the same day',
        categoryIds: [1],
      },
    },
    {
      applicant: beihai,
      hoursAgo: 50,
      deposit: '20000',
      form: {
        storeName: '北海助镀剂工厂店',
        storeNameEn: 'Beihai Flux Works',
        companyName: '北海（演示）助镀材料有限公司',
        companyNameEn: 'Beihai Flux Materials Co., Ltd. (demo)',
        creditCode: '91450500DEM000304W',
        storeType: 'producer' as const,
        districtCode: '450502',
        phone: '0779-2880304',
        descriptionZh: '氯化锌铵助镀剂、防爆剂与酸洗缓蚀剂的生产厂，提供浓度检测与工艺服务',
        descriptionEn: 'Maker of zinc ammonium chloride flux and inhibitors, with bath analysis',
        categoryIds: [1],
      },
    },
  ],
  requests: [
    { hoursAgo: 26, note: '二厂 12 月备料，请审批', lines: [[100001, 5]] },
    { hoursAgo: 2, note: '镀锅补锌，明日用', lines: [[100002, 3]] },
  ] as readonly { readonly hoursAgo: number; readonly note: string; readonly lines: readonly (readonly [number, number])[] }[],
}
