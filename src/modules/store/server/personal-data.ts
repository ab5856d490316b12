import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of applications to open a store. */
export const storePersonalData: readonly PersonalTable[] = [
  {
    table: 'store_application',
    purpose: 'company',
    whose: 'member_id = $1',
    columns: {
      store_name: 'company',
      company_name: 'company',
      credit_code: 'company',
      phone: 'phone',
      licence_image: 'picture',
      agreed_at: 'choice',
    },
    plain: [
      'id',
      'member_id',
      'state',
      'version',
      'store_name_en',
      'company_name_en',
      'store_type',
      'district_code',
      'description_zh',
      'description_en',
      'category_ids',
      'submitted_at',
      'deposit',
      'deposit_note',
      'reviewed_at',
      'reviewer_name',
      'reason',
      'store_id',
    ],
    retention: 'threeYears',
    atClosing: { phone: `''` },
  },
]
