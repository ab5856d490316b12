/** What the papers are called that stores promise with their goods: of quality, and the invoice for VAT. */
export const documentNames = { certificate: /质保|合格证|检测报告|材质/, invoice: /增值税/ }
