import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of weigh notes. The driver is no member: name and phone go with the buyer's or after three years. */
export const weighingPersonalData: readonly PersonalTable[] = [
  {
    table: 'weigh_note',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: {
      pickup_no: 'trade',
      ticket_no: 'trade',
      plate_no: 'device',
      driver_name: 'name',
      driver_phone: 'phone',
      reweigh_no: 'trade',
      money_note: 'talk',
      created_at: 'trade',
    },
    plain: [
      'weigh_note_id',
      'weigh_note_sn',
      'shipment_id',
      'order_sn',
      'store_id',
      'member_id',
      'state',
      'version',
      'gross_kg',
      'tare_kg',
      'weighed_at',
      'reweigh_gross_kg',
      'reweigh_tare_kg',
      'tolerance_ppm',
      'adjustment',
      'money_state',
      'settled_at',
    ],
    retention: 'threeYears',
    atClosing: { driver_name: `''`, driver_phone: `''` },
    later: { plate_no: `''`, money_note: `''` },
  },
]
