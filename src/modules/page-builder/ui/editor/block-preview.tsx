import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { IconName } from '../../../../ui/icons/icon-name.generated.ts'
import { RichText } from '../../../../ui/basic/rich-text.tsx'
import type { BlockType, PageBlock } from '../../../site/rules/page-blocks.ts'
import { pageBuilderMessages } from '../../messages.ts'

const icons: Readonly<Record<BlockType, IconName>> = {
  hero: 'panel-left',
  figures: 'gauge',
  market: 'chart-line',
  floor: 'boxes',
  goods: 'package',
  stores: 'factory',
  articles: 'newspaper',
  images: 'image',
  text: 'file-text',
  banner: 'megaphone',
  shelf: 'boxes',
  news: 'newspaper',
  about: 'store',
}
const cells: Readonly<Partial<Record<BlockType, number>>> = { hero: 3, figures: 4, market: 2 }

function countOf(block: PageBlock): number {
  if ('count' in block) return Math.min(12, block.count)
  if (block.type === 'goods') return Math.max(3, block.productIds.length)
  return cells[block.type] ?? 1
}

/** How a block stands on the builder's canvas: its kind, its title, and its shape. */
export function BlockPreview({ block }: { block: PageBlock }) {
  const t = useMessages(pageBuilderMessages)
  const title = 'title' in block ? block.title : ''
  return (
    <section className="bsk">
      <div className="row g2 bsk-h">
        <Icon name={icons[block.type]} size={16} />
        <b>{t(`block_${block.type}`)}</b>
        {block.type === 'floor' && <span className="c3 t12">{t(`layout_${block.layout}`)}</span>}
        <span className="c2 t13 el">{title}</span>
      </div>
      {block.type === 'text' ? (
        <RichText html={block.html} />
      ) : block.type === 'images' ? (
        <div className="bsk-g" style={{ gridTemplateColumns: `repeat(${block.columns}, 1fr)` }}>
          {block.pictures.map((picture, index) =>
            picture.picture === '' ? <i key={index} /> : <img key={index} src={picture.picture} alt={picture.alt} />,
          )}
        </div>
      ) : (
        <div className="bsk-g" style={{ gridTemplateColumns: `repeat(${Math.min(6, countOf(block))}, 1fr)` }}>
          {Array.from({ length: countOf(block) }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      )}
    </section>
  )
}
