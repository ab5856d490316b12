type Post = {
  readonly kind: 'news' | 'article'
  readonly title: readonly [zh: string, en: string]
  readonly zh: string
  readonly en: string
}

/** News and articles of a store; `{store}` and `{city}` stand for its own. Stores take some of them in turn. */
export const storePosts: readonly Post[] = [
  {
    kind: 'news',
    title: ['年末备货与发货安排', 'Stock and dispatch at the end of the year'],
    zh: '{store}年末正常发货。现货订单当日十六点前付款次日装车；期货规格请至少提前七天确认排产。\n\n元旦期间{city}仓库值班装车，提货请提前一天预约车牌与司机信息，到场核对捆签和磅单后签字放行。',
    en: 'Dispatch goes on as usual. Stock orders paid before 4 p.m. are loaded the next day; other sizes need seven days to be scheduled.\n\nThe warehouse is staffed over New Year; book truck and driver a day ahead and compare bundle tags with the weighing ticket before signing.',
  },
  {
    kind: 'news',
    title: ['质保书改为电子随单', 'Certificates now travel with the order'],
    zh: '自本月起，{store}所有批次质保书以扫描件随订单上传，原件随车。买家可在订单中下载，并用单据验真页面核对编号。\n\n需要第三方检测报告的订单，请在下单备注里写明检测机构与送样数量，费用按批次另计。',
    en: 'From this month scans of all mill certificates are attached to the order, the original goes with the truck. Download them from the order and check the number on the verification page.\n\nFor a third-party report name laboratory and number of samples in the remark; the fee is per batch.',
  },
  {
    kind: 'news',
    title: ['新增整车直发线路', 'New full-truck routes'],
    zh: '{store}新增{city}至华北、华东的整车直发线路，三十吨以上订单可选定时达。零担订单继续按区域合并配送。\n\n运费以下单时的估算为准，超出约定里程的部分会在发货前与买家确认。',
    en: 'Full trucks now leave for North and East China; orders of 30 t and more may choose a time of arrival. Smaller lots are combined by region as before.\n\nThe estimate at ordering stands; longer distances are agreed before loading.',
  },
  {
    kind: 'news',
    title: ['磅差处理规则更新说明', 'Weighing differences: rules updated'],
    zh: '{store}对磅差处理规则作如下说明：允差以商品页标注为准，超出部分以双方认可的第三方磅单结算，七日内完成多退少补。\n\n请在签收单上写明实测净重并拍照留存。',
    en: 'The tolerance is the one on the product page; beyond it a third-party ticket that both sides accept decides, and the difference is settled within seven days.\n\nPlease write the measured net weight on the receipt and keep a photograph.',
  },
  {
    kind: 'article',
    title: ['怎样用一张表对齐三家报价', 'Lining up three quotations on one sheet'],
    zh: '把报价拆成牌号、升贴水、交货地、计重方式和账期五列，再把含税口径统一到同一种，差异往往就出现在后三列。\n\n{store}的商品页已按这五项标注，复制规格行即可填进您自己的对比表。',
    en: 'Split each quotation into grade, premium, place, weighing and terms of payment and bring them to the same tax basis; the difference usually hides in the last three.\n\nOur product pages show these five, so a line can be copied into your own sheet.',
  },
  {
    kind: 'article',
    title: ['入库前十分钟检查清单', 'Ten minutes before goods go into stock'],
    zh: '看捆签、数件数、量尺寸、对批号、拍照片，五步走完再卸车。发现锈迹或碰伤，先与司机在签收单上注明再联系我们。\n\n{store}售后在工作时间两小时内给出处理意见。',
    en: 'Read the tag, count, measure, compare the batch, take photographs: five steps before unloading. Note rust or dents on the receipt together with the driver, then call us.\n\nDuring working hours an answer comes within two hours.',
  },
]

/** Certificates that a store shows, by kind of store; numbers are made up. */
export const storeCertificates = {
  producer: [
    ['质量管理体系认证 GB/T 19001', 'Quality management GB/T 19001', 'DEMO-QMS', '2027-08-31'],
    ['排污许可证', 'Pollutant discharge permit', 'DEMO-PWX', '2028-03-15'],
  ],
  trader: [
    ['质量管理体系认证 GB/T 19001', 'Quality management GB/T 19001', 'DEMO-QMS', '2027-05-31'],
    ['品牌授权书', 'Brand authorisation', 'DEMO-SQ', '2026-12-31'],
  ],
} as const
