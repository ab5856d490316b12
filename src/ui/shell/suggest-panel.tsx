import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Picture } from '../basic/picture.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'
import '../styles/suggest.css'
import type { SearchLabels, Suggestions, SuggestProduct } from './search-model.ts'

export type SuggestPanelProps = { id: string; query: string; suggestions: Suggestions; labels: SearchLabels; onPick: () => void }

/** Left: words, categories, recent searches; right: products with quick add; foot: own code and total. */
export function SuggestPanel({ id, query, suggestions, labels, onPick }: SuggestPanelProps) {
  const { words = [], categories = [], others = [], recent = [], products = [], meant, nothing } = suggestions
  const named = words.length + categories.length + recent.length + others.reduce((sum, one) => sum + one.items.length, 0)
  const left = named > 0 || meant !== undefined
  if (!left && products.length === 0 && !nothing) return null
  return (
    <div
      className={left && (products.length > 0 || nothing) ? 'sug' : 'sug one'}
      id={id}
      role="dialog"
      aria-label={labels.search}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onPick()}
    >
      {left && (
        <div className="sug-l">
          {meant && (
            <div role="group" aria-label={meant.label}>
              <div className="sug-h">{meant.label}</div>
              <Anchor to={meant.to} className="sug-o b5" prefetch={false}>
                <Icon name="search" size={14} className="c3" />
                <span className="el">{meant.text}</span>
              </Anchor>
            </div>
          )}
          <Group
            title={labels.words}
            icon="search"
            items={words.map((word) => ({ to: word.to, face: <Marked text={word.text} query={query} />, count: word.count }))}
          />
          <Group
            title={labels.categories}
            icon="layers"
            items={categories.map((category) => ({ to: category.to, face: category.path.join(' › ') }))}
          />
          {others.map((other) => (
            <Group
              key={other.title}
              title={other.title}
              icon={other.icon}
              items={other.items.map((one) => ({ to: one.to, face: <Marked text={one.text} query={query} />, count: one.count }))}
            />
          ))}
          <Recent title={labels.recent} recent={recent} forget={suggestions.forget} />
        </div>
      )}
      {(products.length > 0 || nothing) && (
        <div className="sug-r">
          {products.length > 0 && <div className="sug-h">{labels.products}</div>}
          {products.map((product) => (
            <ProductLine key={product.to} product={product} addLabel={labels.add} />
          ))}
          {nothing && (
            <div className="sug-h">
              <p>{nothing.text}</p>
              <Anchor to={nothing.to} className="lk" prefetch={false}>
                {nothing.label}
              </Anchor>
            </div>
          )}
          <Foot suggestions={suggestions} labels={labels} />
        </div>
      )}
    </div>
  )
}

function Foot({ suggestions: { codeMatch, total }, labels }: Pick<SuggestPanelProps, 'suggestions' | 'labels'>) {
  if (!codeMatch && !total) return null
  return (
    <div className="sug-f">
      {codeMatch && <span className="c3">{labels.codeMatch}</span>}
      {codeMatch && (
        <Anchor to={codeMatch.to} className="cl num">
          {codeMatch.text}
        </Anchor>
      )}
      <span className="sp" />
      {total && (
        <Anchor to={total.to} className="lk">
          {total.text}
          <Icon name="chevron-right" size={13} />
        </Anchor>
      )}
    </div>
  )
}

type RecentProps = { title: string; recent: NonNullable<Suggestions['recent']>; forget: Suggestions['forget'] }

/** The last searches; the delete key forgets the one that has the focus. */
function Recent({ title, recent, forget }: RecentProps) {
  if (recent.length === 0) return null
  return (
    <div role="group" aria-label={title}>
      <div className="sug-h row">
        <span className="sp">{title}</span>
        {forget && (
          <button type="button" className="lk t12" onClick={forget.all}>
            {forget.labels.all}
          </button>
        )}
      </div>
      {recent.map((word) => (
        <div key={word.text} className="sug-o" onKeyDown={(event) => event.key === 'Delete' && forget?.one(word.text)}>
          <Icon name="history" size={14} className="c3" />
          <Anchor to={word.to} className="sug-n el" prefetch={false}>
            {word.text}
          </Anchor>
          {forget && (
            <button
              type="button"
              className="btn sm sq ghost"
              aria-label={`${forget.labels.one} ${word.text}`}
              onClick={() => forget.one(word.text)}
            >
              <Icon name="x" size={13} />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

type GroupItem = { to: string; face: ReactNode; count?: number }

function Group({ title, icon, items }: { title: string; icon: IconName; items: readonly GroupItem[] }) {
  if (items.length === 0) return null
  return (
    <div role="group" aria-label={title}>
      <div className="sug-h">{title}</div>
      {items.map((item) => (
        <Anchor key={item.to} to={item.to} className="sug-o" prefetch={false}>
          <Icon name={icon} size={14} className="c3" />
          <span className="el">{item.face}</span>
          <span className="sp" />
          {item.count !== undefined && <span className="t12 c3 num">{item.count}</span>}
        </Anchor>
      ))}
    </div>
  )
}

function ProductLine({ product, addLabel }: { product: SuggestProduct; addLabel: string }) {
  return (
    <div className="sug-o tall">
      <Picture src={product.image} alt="" width={40} className="w40" />
      <Anchor to={product.to} className="sug-n">
        <span className="b5 el">{product.name}</span>
        <span className="t12 c3 el">{product.spec}</span>
      </Anchor>
      {product.price}
      {product.onAdd && (
        <button type="button" className="btn sm sq" aria-label={`${addLabel} ${product.name}`} onClick={product.onAdd}>
          <Icon name="plus" size={14} />
        </button>
      )}
    </div>
  )
}

/** The typed part of a word, marked. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  )
}
