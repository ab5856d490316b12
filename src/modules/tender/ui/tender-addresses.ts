/** Where a tender's pages are. */
export const tenderNoticeAddress = (tenderSn: string): string => `/bid/detail?tenderSn=${tenderSn}`
export const tenderAwardAddress = (tenderSn: string): string => `/bid/winbidNoti?tenderSn=${tenderSn}`
export const tenderEndAddress = (tenderSn: string): string => `/bid/terbidNoti?tenderSn=${tenderSn}`
export const tenderManageAddress = (tenderSn: string): string => `/member/bid/detail?tenderSn=${tenderSn}`
export const bidAddress = (tenderSn: string): string => `/seller/bid/detail?tenderSn=${tenderSn}`
