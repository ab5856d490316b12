import '../styles/list.css'
import { type FormEvent, useEffect, useState } from 'react'
import { type PriceRange, readPriceRange } from './price-range.ts'

export type PriceRangeLabels = { low: string; high: string; apply: string }

export type PriceRangeFacetProps = {
  range: PriceRange
  onChange: (range: PriceRange) => void
  /** Heights of equal steps, any scale. */ histogram?: readonly number[]
  labels: PriceRangeLabels
}

/** Two ends, a button, and how the goods are spread. */
export function PriceRangeFacet({ range, onChange, histogram, labels }: PriceRangeFacetProps) {
  const [low, setLow] = useState(range.low?.toString() ?? '')
  const [high, setHigh] = useState(range.high?.toString() ?? '')
  useEffect(() => {
    setLow(range.low?.toString() ?? '')
    setHigh(range.high?.toString() ?? '')
  }, [range.low, range.high])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readPriceRange(low, high)
    setLow(read.low?.toString() ?? '')
    setHigh(read.high?.toString() ?? '')
    onChange(read)
  }
  return (
    <>
      <form className="row g1 prr" onSubmit={submit}>
        <span className="ipt">
          <input
            inputMode="decimal"
            aria-label={labels.low}
            placeholder={labels.low}
            value={low}
            onChange={(event) => setLow(event.target.value)}
          />
        </span>
        <span className="c3">–</span>
        <span className="ipt">
          <input
            inputMode="decimal"
            aria-label={labels.high}
            placeholder={labels.high}
            value={high}
            onChange={(event) => setHigh(event.target.value)}
          />
        </span>
        <button className="btn sm po">{labels.apply}</button>
      </form>
      {histogram && <Histogram bars={histogram} />}
    </>
  )
}

function Histogram({ bars }: { bars: readonly number[] }) {
  const tallest = Math.max(...bars, 1)
  const step = 200 / bars.length
  return (
    <svg className="hst" viewBox="0 0 200 36" preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, index) => {
        const height = bar === 0 ? 0 : Math.max(1, (bar / tallest) * 34)
        return <rect key={index} x={index * step + 1} y={35 - height} width={step - 2} height={height} rx="1" />
      })}
    </svg>
  )
}
