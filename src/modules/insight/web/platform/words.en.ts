import type { Words } from '../../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  auditTitle: 'Audit log',
  colTime: 'Time',
  colActor: 'Who',
  colAction: 'Action',
  colEntity: 'On',
  colChange: 'Change',
  colReason: 'Reason',
  colRequest: 'Channel / request',
  actorName: 'Who',
  action: 'Beginning of the action, such as order.',
  entity: 'Kind of object, such as order',
  entityId: 'Its number',
  from: 'From',
  to: 'until',
  reset: 'Reset',
  none: 'Nothing found',
  kind_member: 'member',
  kind_store: 'store',
  kind_platform: 'platform',
  kind_system: 'system',
  kind_gateway: 'payment channel',
  details: 'Details',
} satisfies Words<typeof zh>
