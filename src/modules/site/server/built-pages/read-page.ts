import type { Queryable, Reader } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { firstBlocks } from '../../rules/page-blocks.ts'
import { pageDraft, pageVersions, type PageName } from './page-repository.ts'
import { blockViews } from './block-view.ts'

const mostVersions = 50

/** The draft of a built page; without one the blocks that are shown now. */
export async function pageDraftOf(read: Reader, name: PageName) {
  const draft = await pageDraft(read, name)
  const [shown] = await pageVersions(read, name, 1)
  return {
    draftVersion: draft?.draftVersion ?? 0,
    blocks: blockViews(draft?.blocks ?? shown?.blocks ?? firstBlocks(name.pageKey)),
    isChanged: draft && draft.publishedDraft !== draft.draftVersion ? (1 as const) : (0 as const),
    shownVersion: shown?.version ?? 0,
  }
}

/** Published versions of a built page, newest first. */
export async function pageHistoryOf(read: Reader, name: PageName) {
  return (await pageVersions(read, name, mostVersions)).map(({ version, note, publishedBy, publishedAt, blocks }) => ({
    version,
    note,
    publishedBy,
    publishedAt: publishedAt.toISOString(),
    blockTypes: blocks.map((block) => block.type),
  }))
}

/** What is published of a page in a language, or else in the other one; version 0 and no blocks without either. */
export async function publishedPage(db: Queryable, pageKey: string, lang: Language) {
  const [own] = await pageVersions(db, { pageKey, lang }, 1)
  const [page] = own ? [own] : await pageVersions(db, { pageKey, lang: lang === 'zh' ? 'en' : 'zh' }, 1)
  return { version: page?.version ?? 0, blocks: blockViews(page?.blocks ?? []) }
}
