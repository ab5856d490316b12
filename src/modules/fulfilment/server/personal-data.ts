import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of shipments. The driver is no member: name and phone go with the buyer's or after three years. */
export const fulfilmentPersonalData: readonly PersonalTable[] = [
  {
    table: 'shipment',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: {
      carrier_name: 'trade',
      tracking_no: 'trade',
      plate_no: 'device',
      driver_name: 'name',
      driver_phone: 'phone',
      remark: 'talk',
      created_at: 'trade',
    },
    plain: [
      'shipment_id',
      'shipment_sn',
      'order_id',
      'order_sn',
      'store_id',
      'member_id',
      'state',
      'version',
      'kind',
      'shipped_at',
      'arrived_at',
      'received_at',
      'auto_receive_at',
    ],
    retention: 'threeYears',
    atClosing: { driver_name: `''`, driver_phone: `''` },
    later: { plate_no: `''`, remark: `''` },
  },
]
