/** Where a group sale is shown. */
export const groupAddress = ({ groupSn }: { readonly groupSn: string }) => `/sale/group/detail?groupSn=${groupSn}`
