import type { BlockShape } from '../../endpoints-pages.ts'
import { linkAddress } from '../../rules/link-target.ts'
import type { PageBlock } from '../../rules/page-blocks.ts'
import { cleanBlocks } from './edit-page.ts'

/** Blocks as they go out: cleaned again, whatever way a text came into the table, and each picture with where it leads. */
export function blockViews(blocks: readonly PageBlock[]): BlockShape[] {
  return cleanBlocks(blocks).map((block) => {
    if (block.type === 'goods') return { ...block, productIds: [...block.productIds] }
    if (block.type !== 'images') return block
    // What is absent is absent: the wire knows no undefined.
    const known = (info: object) => Object.fromEntries(Object.entries(info).filter(([, value]) => typeof value === 'number'))
    return {
      ...block,
      pictures: block.pictures.map(({ picture, alt, link }) => ({
        picture,
        alt,
        link: { type: link.type, value: link.value, info: known(link.info) },
        address: linkAddress(link),
      })),
    }
  })
}
