import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

/** What the tenderer or the platform reads of an act. */
const toOwner: Readonly<Record<string, NotificationTemplate>> = {
  submit: 'tenderWaits',
  approve: 'tenderPublished',
  reject: 'tenderReturned',
  close: 'tenderOpenable',
  fail: 'tenderFailed',
  object: 'tenderObjected',
  decline: 'tenderDeclined',
  declineInvitation: 'tenderInviteeDeclined',
  contractDue: 'tenderContractDue',
}
/** What bidders read of an act; results of an award are told by `tenderResult`. */
const toBidders: Readonly<Record<string, NotificationTemplate>> = {
  approve: 'tenderInvited',
  clarify: 'tenderChanged',
  resolve: 'tenderChanged',
  fail: 'tenderEnded',
  terminate: 'tenderEnded',
  open: 'tenderOpened',
  publicize: 'tenderOpened',
}

function notificationOf(template: NotificationTemplate | undefined, tenderSn: string): Notification | null {
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  const links = {
    member: `/member/bid/detail?tenderSn=${tenderSn}`,
    store: `/seller/bid/detail?tenderSn=${tenderSn}`,
    platform: '/admin/bid/list?tab=review',
  }
  return { kind, template, facts: { tenderSn }, link: links[audience] }
}

export const tenderOwnerNotification = (act: string, tenderSn: string): Notification | null => notificationOf(toOwner[act], tenderSn)
export const tenderBidderNotification = (act: string, tenderSn: string): Notification | null => notificationOf(toBidders[act], tenderSn)

/** The letter of an award, of a lot where there are some; no price stands in it. */
export function tenderResult(isWinner: boolean, tenderSn: string, lot: string): Notification | null {
  if (lot === '') return notificationOf(isWinner ? 'tenderWon' : 'tenderLost', tenderSn)
  return withLot(notificationOf(isWinner ? 'tenderLotWon' : 'tenderLotLost', tenderSn), lot)
}

/** A lot came to nothing while its tender goes on. */
export function tenderLotFailed(tenderSn: string, lot: string): Notification | null {
  return withLot(notificationOf('tenderLotFailed', tenderSn), lot)
}

function withLot(notice: Notification | null, lot: string): Notification | null {
  return notice && { ...notice, facts: { ...notice.facts, lot } }
}
