import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the platform's desk for certificates. */
export const certificateMessages = /* @__PURE__ */ defineMessages('catalogCertificates', {
  certificatesTitle: { zh: '证书核验', en: 'Certificate verification' },
  certificateKind: { zh: '证书种类', en: 'Certificate type' },
  ofStores: { zh: '店铺资质', en: 'Store qualifications' },
  ofGoods: { zh: '商品证书', en: 'Product certificates' },
  tab_waiting: { zh: '待核验', en: 'To verify' },
  tab_checked: { zh: '已核验', en: 'Verified' },
  tab_returned: { zh: '已退回', en: 'Returned' },
  tab_expiring: { zh: '即将到期', en: 'Expiring soon' },
  keywordStore: { zh: '证书、编号或店铺', en: 'Certificate, number or store' },
  keywordGoods: { zh: '证书、编号或商品', en: 'Certificate, number or goods' },
  nothing: { zh: '没有符合条件的证书', en: 'No matching certificates' },
  nothingHelp: { zh: '店铺添加或修改证书后会出现在“待核验”', en: 'Certificates added or changed by stores appear under “To verify”' },
  colCertificate: { zh: '证书', en: 'Certificate' },
  colNumber: { zh: '编号', en: 'Number' },
  colUntil: { zh: '有效期至', en: 'Valid until' },
  colStore: { zh: '店铺', en: 'Store' },
  colState: { zh: '状态', en: 'Status' },
  colActs: { zh: '操作', en: 'Actions' },
  lasting: { zh: '长期有效', en: 'No expiry' },
  picture: { zh: '查看原件', en: 'View original' },
  act_check: { zh: '核验通过', en: 'Verify' },
  act_return: { zh: '退回', en: 'Return' },
  askCheck: {
    zh: '核对编号、发证机构与有效期后，买家将看到“平台核验于今天”，并可在单据验真中查到。',
    en: 'Please check number, issuer and validity. Buyers will see “Verified by platform” with today’s date and can verify the number.',
  },
  askReturn: { zh: '退回后该证书不再展示，店铺会收到原因。', en: 'The certificate is no longer shown and the store receives your reason.' },
  reason: { zh: '退回原因', en: 'Reason' },
  expired: { zh: '已过期', en: 'Expired' },
})
