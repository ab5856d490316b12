import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Loads the next page's code and data on hover or focus; off for heavy or rarely taken ways. */
  prefetch?: boolean
  /** A full page load: for the faces served outside the router, such as /docs. */
  reload?: boolean
  /** The page stays where it is: a choice inside it, such as a range of a chart. */
  keepScroll?: boolean
}

/** A link: the router's inside the site, a plain one to other sites, files, phone numbers. */
export function Anchor({ to, prefetch = true, reload, keepScroll, children, ...rest }: AnchorProps) {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#/i.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  // The router's link draws exactly this for an address of ours; the hundred links of a page cost a tenth of its drawing.
  if (import.meta.env.SSR && /^\/[^.]*$/.test(to)) {
    return (
      <a {...rest} href={to} data-discover="true">
        {children}
      </a>
    )
  }
  return (
    <Link to={to} prefetch={prefetch ? 'intent' : 'none'} reloadDocument={reload} preventScrollReset={keepScroll} {...rest}>
      {children}
    </Link>
  )
}
