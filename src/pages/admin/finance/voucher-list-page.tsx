import { PlatformVouchers } from '../../../modules/bookkeeping/ui/platform-voucher-view.tsx'

/** The platform's vouchers for its accounting software. */
export default function PlatformVoucherPage() {
  return <PlatformVouchers />
}
