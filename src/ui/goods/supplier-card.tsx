import '../styles/detail.css'
import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Tag } from '../basic/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import { StoreLogo } from './store-logo.tsx'

export type Supplier = {
  storeId: number
  name: string
  logo?: string
  to: string
  /** '天津 静海 · 入驻 6 年' */
  place: string
  /** Text of the verification tag, when verified. */
  verified?: string
  tags?: readonly string[]
}

export type SupplierCardProps = {
  supplier: Supplier
  /** Quality, delivery, response: value and word. */
  scores?: readonly { value: string; label: string }[]
  facts?: readonly { label: string; value: string }[]
  /** 进店 and 客服 buttons. */
  actions?: ReactNode
  /** Contact person, coupons. */
  children?: ReactNode
}

/** The supplier beside a product (design §8); between 1200 and 1439 px it becomes a strip under the buy box. */
export function SupplierCard({ supplier, scores, facts, actions, children }: SupplierCardProps) {
  return (
    <aside className="shopc">
      <div className="row g3">
        <StoreLogo storeId={supplier.storeId} name={supplier.name} src={supplier.logo} />
        <div className="shopc-n">
          <Anchor to={supplier.to} className="b6">
            {supplier.name}
          </Anchor>
          <div className="t12 c3">{supplier.place}</div>
        </div>
      </div>
      <div className="row g1 shopc-t">
        {supplier.verified && (
          <Tag tone="ok" icon="badge-check">
            {supplier.verified}
          </Tag>
        )}
        {supplier.tags?.map((tag) => (
          <Tag key={tag} tone="outline">
            {tag}
          </Tag>
        ))}
      </div>
      {scores && <Scores scores={scores} />}
      {facts && (
        <dl className="kv">
          {facts.map((fact) => (
            <FactRow key={fact.label} {...fact} />
          ))}
        </dl>
      )}
      {actions && <div className="row g2 shopc-a">{actions}</div>}
      {children}
    </aside>
  )
}

function Scores({ scores }: { scores: readonly { value: string; label: string }[] }) {
  return (
    <div className="score">
      {scores.map((score) => (
        <div key={score.label}>
          <b>{score.value}</b>
          {score.label}
        </div>
      ))}
    </div>
  )
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** A supplier's cell in the home grid: logo, name, place, trade, on-time rate and response. */
export function SupplierCell({
  supplier,
  trade,
  measures,
}: {
  supplier: Supplier
  trade: string
  measures: readonly { value: string; label: string }[]
}) {
  return (
    <Anchor to={supplier.to} className="sup-c">
      <div className="row g3">
        <StoreLogo storeId={supplier.storeId} name={supplier.name} src={supplier.logo} />
        <div className="shopc-n sp">
          <div className="b6 el">{supplier.name}</div>
          <div className="t12 c3 el">{supplier.place}</div>
        </div>
        {supplier.verified && <Icon name="badge-check" size={18} className="cok" label={supplier.verified} />}
      </div>
      <p className="t13 c2 el sup-t">{trade}</p>
      <p className="meta">
        {measures.map((measure) => (
          <span key={measure.label}>
            {measure.label} <b className="num">{measure.value}</b>
          </span>
        ))}
      </p>
    </Anchor>
  )
}
