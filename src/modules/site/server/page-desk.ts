import type { Reader } from '../../../shared/unit.ts'
import { firstBlocks } from '../rules/page-blocks.ts'
import { pageDraft, pageVersions, type PageName } from './page-store.ts'
import { presentBlocks } from './present-blocks.ts'

const mostVersions = 50

/** The draft of a built page; without one the blocks that are shown now. */
export async function draftOf(read: Reader, name: PageName) {
  const draft = await pageDraft(read, name)
  const [shown] = await pageVersions(read, name, 1)
  return {
    draftVersion: draft?.draftVersion ?? 0,
    blocks: presentBlocks(draft?.blocks ?? shown?.blocks ?? firstBlocks(name.pageKey)),
    isChanged: draft && draft.publishedDraft !== draft.draftVersion ? (1 as const) : (0 as const),
    shownVersion: shown?.version ?? 0,
  }
}

/** Published versions of a built page, newest first. */
export async function historyOf(read: Reader, name: PageName) {
  return (await pageVersions(read, name, mostVersions)).map(({ version, note, publishedBy, publishedAt, blocks }) => ({
    version,
    note,
    publishedBy,
    publishedAt: publishedAt.toISOString(),
    blockTypes: blocks.map((block) => block.type),
  }))
}
