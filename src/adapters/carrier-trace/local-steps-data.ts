/** What the local trace service tells of every number, minutes after it first heard of it. */
export const localSteps = [
  { minutes: 0, state: '1', context: '【发货地】快件已揽收', areaName: '发货地' },
  { minutes: 1, state: '0', context: '【发货地转运中心】货物已发出，下一站：目的地转运中心', areaName: '发货地' },
  { minutes: 3, state: '0', context: '【目的地转运中心】货物已到达', areaName: '目的地' },
  { minutes: 5, state: '5', context: '【目的地营业部】正在派送，派送员：王师傅，电话：13800000000', areaName: '目的地' },
  { minutes: 8, state: '3', context: '【目的地营业部】已签收，签收人：收货部', areaName: '目的地' },
] as const
export const localRefusal = '快递公司不支持或单号格式错误'
