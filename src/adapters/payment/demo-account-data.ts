import type { TransferAccount } from '../../modules/payment/server/ports.ts'

/** Shown while no account is configured and the local gateways stand in. */
export const demoTransferAccount: TransferAccount = {
  accountName: '锌桥演示商城（请勿转账）',
  bankName: '演示银行天津分行',
  accountNo: '6200 0000 0000 0000 000',
  remark: '演示账户，不会真实收款；转账用途请填写付款单号',
}
