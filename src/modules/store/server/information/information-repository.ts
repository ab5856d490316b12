import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'

export type StoreInformation = {
  readonly companyNameEn: string
  readonly phone: string
  readonly logo: string
  readonly descriptionZh: string
  readonly descriptionEn: string
}

const update = {
  name: 'store.informationUpdate',
  text: `UPDATE store SET company_name_en = $3, phone = $4, logo = $5, description_zh = $6, description_en = $7, info_version = info_version + 1
         WHERE store_id = $1 AND info_version = $2`,
}

/** Changes what a store says of itself in the version that was seen; false when it has another. */
export async function updateInformation(tx: Transaction, storeId: number, version: number, info: StoreInformation): Promise<boolean> {
  const { companyNameEn, phone, logo, descriptionZh, descriptionEn } = info
  return (await execute(tx, update, [storeId, version, companyNameEn, phone, logo, descriptionZh, descriptionEn])) === 1
}
