type AgreementRow = {
  readonly code: string
  readonly title_zh: string
  readonly title_en: string
  readonly body_zh: string
  readonly body_en: string
}

const notice = '本文本为演示用示范文本，正式运营前请由法务审定。'
const noticeEn = 'This is a sample text for demonstration; have it reviewed by counsel before going live.'

function agreement(code: string, titles: readonly [zh: string, en: string], zh: readonly string[], en: readonly string[]): AgreementRow {
  return { code, title_zh: titles[0], title_en: titles[1], body_zh: [...zh, notice].join('\n\n'), body_en: [...en, noticeEn].join('\n\n') }
}

/** The agreements of the demonstration by key. */
export const agreements: readonly AgreementRow[] = [
  agreement(
    'register_agreement',
    ['用户注册协议', 'User agreement'],
    [
      '欢迎使用锌桥。您在注册前应阅读本协议；勾选同意即表示您与平台订立本协议。',
      '账号由您本人使用和保管，企业主账号可以为员工开通子账号并承担其操作的后果。会员名长度为 6 至 20 个字符。',
      '商品由入驻店铺销售，平台提供信息展示、交易撮合、支付与结算工具。提交订单成功即合同成立。',
      '您可以随时在“采购中心 – 隐私与我的数据”申请注销；有未完成的订单、售后或欠款时须先办结。',
      '协议如有修改，平台在首页公示并至少提前七日告知；不接受修改的，您可以停止使用并注销账号。',
    ],
    [
      'Welcome to ZincBridge. Read this agreement before you register; ticking the box concludes it.',
      'The account is yours to use and keep. An enterprise may open sub-accounts and answers for what they do. Member names have 6 to 20 characters.',
      'Goods are sold by the stores. The platform provides display, matching, payment and settlement tools. A contract is formed when an order is placed.',
      'You may close your account at any time once orders, after-sales cases and debts are settled.',
      'Changes are published on the home page at least seven days ahead; if you disagree you may stop using the service.',
    ],
  ),
  agreement(
    'privacy_policy',
    ['隐私政策', 'Privacy policy'],
    [
      '我们只收集完成交易所必需的信息：手机号、会员名、收货人与地址、开票资料；企业认证时另行征得您的单独同意后收集证照。',
      '身份证件、银行账户等敏感个人信息仅用于核验身份与结算，加密存储，页面与日志只显示部分内容。',
      '向店铺提供收货信息仅限于履行订单；除法律规定外，不向其他第三方提供。',
      '您可以查阅、更正、导出和删除您的个人信息，也可以关闭浏览记录与个性化统计。',
    ],
    [
      'We collect only what a transaction needs: phone, member name, recipient and address, invoice details; verification documents only with your separate consent.',
      'Identity and bank data serve verification and settlement alone, are stored encrypted and shown in part.',
      'Stores receive delivery details only to fulfil your order; no other third party receives them unless required by law.',
      'You may read, correct, export and delete your data and switch off browsing history and personalised statistics.',
    ],
  ),
  agreement(
    'contract_agreement',
    ['电子签约服务协议', 'E-signature service agreement'],
    [
      '使用电子签约前，企业与经办人应完成认证；经办人应取得企业授权，其签署视为企业的签署。',
      '签署以短信验证码确认签署意愿，由电子签服务为签署方签发证书并对合同文件加签；任何改动都会使签名失效。',
      '双方均签署后合同生效；任何人可凭核验码在本平台核验合同的真实性与完整性。',
      '经办人应妥善保管手机与账号；手机遗失或授权终止时，应立即通知平台停止其签署权限。',
    ],
    [
      'Company and agent are authenticated before they sign. The agent must be authorized by the company, whose signature it then is.',
      'A code by SMS confirms the will to sign. The e-sign service issues a certificate and signs the file; any change breaks the signature.',
      'The contract is in force when both sides have signed. Anyone can verify it here by its verification code.',
      'The agent keeps phone and account safe and tells the platform at once when the phone is lost or the authority ends.',
    ],
  ),
  agreement(
    'supplier_agreement',
    ['供应商入驻协议', 'Supplier agreement'],
    [
      '入驻店铺应提供真实有效的营业执照、联系方式与开票信息，并在变更后及时更新。',
      '危险化学品的销售信息只能发布在企业自有网站，不得在本平台发布；平台对违规商品不予上架。',
      '店铺对商品质量、质保书与计量负责；磅差超过约定范围的，按复磅结果结算。',
      '付款后店铺不得单方取消订单；不能供货的，应发起退款并依约承担责任。',
    ],
    [
      'A store provides a valid licence, contact and invoice data and keeps them up to date.',
      'Hazardous chemicals may be offered only on the own site of an enterprise, never on this platform; such goods are refused.',
      'The store answers for quality, mill certificates and weights; beyond the agreed tolerance the re-weighing decides.',
      'After payment a store may not cancel on its own; if it cannot supply, it must refund and bear the agreed liability.',
    ],
  ),
  agreement(
    'purchase_notice',
    ['采购须知', 'Purchase notice'],
    [
      '页面价格为含 13% 增值税价格；行情价商品以结算时锁定的价格为准。',
      '按重量结算的商品，以磅单为准多退少补；理论重量仅供估算。',
      '用于生产经营的采购、定作和大宗商品不适用七日无理由退货；个人生活消费购买的劳保用品适用。',
      '到货后请在约定的检验期内提出数量与质量异议，并保留磅单、质保书和照片。',
    ],
    [
      'Prices include 13 % VAT; index-priced products are sold at the price locked at checkout.',
      'Goods settled by weight follow the weigh note; theoretical weights are estimates.',
      'Purchases for production, made-to-order and bulk goods have no seven-day return; safety gear bought for personal use is eligible.',
      'Report differences within the inspection period and keep weigh notes, certificates and pictures.',
    ],
  ),
]
