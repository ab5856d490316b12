import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { directoryRow } from '../../member/server/public.ts'
import { unfinishedOf } from './design-request-repository.ts'

/** What was asked for or taken is finished first. */
export const designClosing: ClosingCheck = async (db, memberId) => {
  const count = await unfinishedOf(db, memberId)
  if (count === 0) return []
  const isDesigner = (await directoryRow(db, memberId))?.memberType === 4
  return [{ why: failure('design.closingOpen', { count }), link: isDesigner ? '/member/design/list?tab=mine' : '/member/desApp/list' }]
}
