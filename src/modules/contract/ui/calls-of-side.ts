import {
  contractAct,
  contractAuthenticate,
  contractDetail,
  contractDownload,
  contractDraft,
  contractList,
  contractSave,
  contractSign,
  contractSigner,
} from '../endpoints.ts'
import {
  adminContractDetail,
  adminContractList,
  sellerContractAct,
  sellerContractAuthenticate,
  sellerContractDetail,
  sellerContractDownload,
  sellerContractDraft,
  sellerContractList,
  sellerContractSave,
  sellerContractSign,
  sellerContractSigner,
} from '../endpoints-staff.ts'
import {
  contractSupplement,
  contractSupplementAct,
  contractSupplementDownload,
  contractSupplementSign,
  sellerContractSupplement,
  sellerContractSupplementAct,
  sellerContractSupplementDownload,
  sellerContractSupplementSign,
} from '../endpoints-supplements.ts'

const buyer = {
  list: contractList,
  detail: contractDetail,
  draft: contractDraft,
  save: contractSave,
  act: contractAct,
  sign: contractSign,
  download: contractDownload,
  supplement: contractSupplement,
  supplementAct: contractSupplementAct,
  supplementSign: contractSupplementSign,
  supplementFile: contractSupplementDownload,
}
type Calls = typeof buyer
const store = {
  list: sellerContractList,
  detail: sellerContractDetail,
  draft: sellerContractDraft,
  save: sellerContractSave,
  act: sellerContractAct,
  sign: sellerContractSign,
  download: sellerContractDownload,
  supplement: sellerContractSupplement,
  supplementAct: sellerContractSupplementAct,
  supplementSign: sellerContractSupplementSign,
  supplementFile: sellerContractSupplementDownload,
}

export type ContractViewer = 'buyer' | 'store' | 'platform'

/** The calls of a side. Both sides' calls take and answer the same; only their addresses differ, which no page reads. */
export const callsOf = (viewer: ContractViewer): Calls =>
  // The platform's pages show no button, so that of these they ask the list and the contract alone.
  viewer === 'buyer'
    ? buyer
    : ((viewer === 'store' ? store : { ...store, list: adminContractList, detail: adminContractDetail }) as unknown as Calls)

/** The calls of the authentication; a store's name the store. */
export const signerCalls = {
  buyer: { show: contractSigner, save: contractAuthenticate },
  store: { show: sellerContractSigner, save: sellerContractAuthenticate },
}

/** Where a side's pages of contracts are. */
export const contractRoot: Readonly<Record<ContractViewer, string>> = {
  buyer: '/member/contract',
  store: '/seller/contract',
  platform: '/admin/contract',
}
export const listAddress: Readonly<Record<ContractViewer, string>> = {
  buyer: '/member/contract/index',
  store: '/seller/contract/list',
  platform: '/admin/contract/list',
}
