import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { cleanRichText } from '../../../../api/rich-text.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure, type FieldFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { firstBlocks, pageRefusals, type PageBlock } from '../../rules/page-blocks.ts'
import { pageKindOf } from '../../rules/page-key.ts'
import { lockedPageDraft, pageVersion, publishPageDraft, savePageDraft, type PageName } from './page-repository.ts'
import { isPublicPicture } from '../files/public-picture.ts'

/** Blocks as they may be stored: texts cleaned. */
export function cleanBlocks(blocks: readonly PageBlock[]): readonly PageBlock[] {
  return blocks.map((block) => (block.type === 'text' ? { ...block, html: cleanRichText(block.html) } : block))
}

/** What is wrong with the blocks, by `blocks.<index>`; null when they stand. */
async function refusedBlocks(call: Call, pageKey: string, blocks: readonly PageBlock[]): Promise<Failure | null> {
  const errors: Record<string, FieldFailure> = {}
  for (const { index, code } of pageRefusals(blocks, pageKindOf(pageKey))) errors[`blocks.${index}`] ??= { code, facts: {} }
  for (const [index, block] of blocks.entries()) {
    for (const { picture } of block.type === 'images' ? block.pictures : [])
      if (!(await isPublicPicture(call.app.read, picture))) errors[`blocks.${index}`] ??= { code: 'site.settingImage', facts: {} }
  }
  const first = Object.values(errors)[0]
  return first ? failure(first.code, first.facts, { errors }) : null
}

/** Saves a draft. Refusals: what is wrong with a block, and `site.pageChanged` when somebody else saved meanwhile. */
export async function savePage(
  tx: Transaction,
  call: Call,
  name: PageName,
  draftVersion: number,
  blocks: readonly PageBlock[],
): Promise<{ draftVersion: number } | Failure> {
  const refused = await refusedBlocks(call, name.pageKey, blocks)
  if (refused) return refused
  const by = memberOf(call).memberName
  const saved = await savePageDraft(tx, name, { blocks: cleanBlocks(blocks), draftVersion, by, at: call.app.clock.now() })
  return saved ? { draftVersion: draftVersion + 1 } : failure('site.pageChanged')
}

/** Publishes the draft that was seen. Refusals: `site.pageNoDraft`, `site.pageChanged`. */
export async function publishPage(
  tx: Transaction,
  call: Call,
  name: PageName,
  draftVersion: number,
  note: string,
): Promise<{ version: number } | Failure> {
  const draft = await lockedPageDraft(tx, name)
  if (!draft) return failure('site.pageNoDraft')
  if (draft.draftVersion !== draftVersion) return failure('site.pageChanged')
  const ofStore = pageKindOf(name.pageKey) === 'store'
  const version = await publishPageDraft(tx, name, note, memberOf(call).memberName, call.app.clock.now())
  await audit(tx, {
    ...actorContext(call, ofStore ? 'store' : 'platform'),
    action: 'site.publishPage',
    entity: 'built_page',
    entityId: `${name.pageKey} ${name.lang}`,
    reason: note === '' ? undefined : note,
    diff: { version: [version - 1, version] },
    facts: { blocks: draft.blocks.map((block) => block.type) },
  })
  await emit(tx, { event: 'site.changed', payload: { pageKey: name.pageKey, lang: name.lang, version } })
  return { version }
}

/** Takes a published version back into the draft; it is shown again when it is published. */
export async function restorePage(
  tx: Transaction,
  call: Call,
  name: PageName,
  draftVersion: number,
  version: number,
): Promise<{ draftVersion: number } | Failure> {
  const blocks = version === 0 ? firstBlocks(name.pageKey) : (await pageVersion(tx, name, version))?.blocks
  if (!blocks) return failure('api.notFound')
  const saved = await savePageDraft(tx, name, { blocks, draftVersion, by: memberOf(call).memberName, at: call.app.clock.now() })
  return saved ? { draftVersion: draftVersion + 1 } : failure('site.pageChanged')
}
