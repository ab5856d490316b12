import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the platform's desk for certificates. */
export const certificateMessages = /* @__PURE__ */ defineMessages('catalogCertificates', {
  certificatesTitle: { zh: '证书核验', en: 'Certificates' },
  certificateKind: { zh: '证书种类', en: 'Type' },
  ofStores: { zh: '店铺资质', en: 'Of stores' },
  ofGoods: { zh: '商品证书', en: 'Of goods' },
  tab_waiting: { zh: '待核验', en: 'Waiting' },
  tab_checked: { zh: '已核验', en: 'Checked' },
  tab_returned: { zh: '已退回', en: 'Returned' },
  tab_expiring: { zh: '即将到期', en: 'Running out' },
  keywordStore: { zh: '证书、编号或店铺', en: 'Certificate, number or store' },
  keywordGoods: { zh: '证书、编号或商品', en: 'Certificate, number or goods' },
  nothing: { zh: '没有这样的证书', en: 'No such certificates' },
  nothingHelp: { zh: '店铺添加或修改证书后会出现在“待核验”', en: 'What stores add or change waits under the first tab' },
  colCertificate: { zh: '证书', en: 'Certificate' },
  colNumber: { zh: '编号', en: 'Number' },
  colUntil: { zh: '有效期至', en: 'Valid until' },
  colStore: { zh: '店铺', en: 'Store' },
  colState: { zh: '状态', en: 'Status' },
  colActs: { zh: '操作', en: 'Actions' },
  lasting: { zh: '长期有效', en: 'Does not run out' },
  picture: { zh: '查看原件', en: 'See the paper' },
  act_check: { zh: '核验通过', en: 'Vouch for it' },
  act_return: { zh: '退回', en: 'Return' },
  askCheck: {
    zh: '核对编号、发证机构与有效期后，买家将看到“平台核验于今天”，并可在单据验真中查到。',
    en: 'Compare number, issuer and last day first. Buyers will see today as the day of the check and can verify the number.',
  },
  askReturn: { zh: '退回后该证书不再展示，店铺会收到原因。', en: 'It is shown no more, and the store reads your reason.' },
  reason: { zh: '退回原因', en: 'Reason' },
  expired: { zh: '已过期', en: 'Expired' },
})
