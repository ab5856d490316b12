/** What a voucher books on, by side, with the account of the Accounting Standards for Business Enterprises (企业会计准则) that is used unless another is set. */
export const accountPurposes = {
  buyer: {
    inventory: ['1403', '原材料'],
    inputTax: ['22210101', '应交税费-应交增值税-进项税额'],
    payable: ['2202', '应付账款'],
    bank: ['1002', '银行存款'],
    wallet: ['1012', '其他货币资金'],
    prepaid: ['1123', '预付账款'],
    billsPayable: ['2201', '应付票据'],
    platformPayable: ['2241', '其他应付款'],
    interest: ['6603', '财务费用'],
  },
  store: {
    receivable: ['1122', '应收账款'],
    revenue: ['6001', '主营业务收入'],
    outputTax: ['22210105', '应交税费-应交增值税-销项税额'],
    platformMoney: ['1221', '其他应收款'],
    commission: ['6601', '销售费用'],
    subsidy: ['6051', '其他业务收入'],
    bank: ['1002', '银行存款'],
    billsReceivable: ['1121', '应收票据'],
    interest: ['6603', '财务费用'],
    allowance: ['1231', '坏账准备'],
  },
} as const

/** Heads of the files that accounting software imports as vouchers. */
export const voucherHeads = {
  kingdee: [
    '日期',
    '凭证字',
    '凭证号',
    '附件数',
    '分录序号',
    '摘要',
    '科目代码',
    '科目名称',
    '借方金额',
    '贷方金额',
    '币别',
    '汇率',
    '原币金额',
    '计量单位',
    '数量',
    '单价',
    '客户',
    '供应商',
    '税率',
    '制单人',
  ],
  yonyou: [
    '制单日期',
    '凭证类别字',
    '凭证号',
    '附单据数',
    '摘要',
    '科目编码',
    '借方金额',
    '贷方金额',
    '数量',
    '外币',
    '汇率',
    '制单人',
    '结算方式',
    '票号',
    '票号发生日期',
    '部门编码',
    '职员编码',
    '客户',
    '供应商',
    '业务员',
    '科目名称',
    '计量单位',
    '单价',
    '税率',
  ],
} as const

/** 记: the one kind of voucher that every chart has. */
export const voucherWord = '记'
/** The currency of every entry. */
export const voucherCurrency = '人民币'
