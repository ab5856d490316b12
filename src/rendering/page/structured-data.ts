import type { MetaDescriptor } from 'react-router'

/** A node of structured data (schema.org). Loaders make them, so that pages do not ship how they are made. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/** The way to a page: `[name, address]` from the top down; addresses without origin. */
export function breadcrumbData(origin: string, trail: readonly (readonly [name: string, path: string])[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  }
}

/** A list of things by their pages, in the order shown. */
export function itemListData(origin: string, paths: readonly string[], first = 1): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: first + index, url: origin + path })),
  }
}

/** Structured data as descriptors for `meta`. */
export function structuredMeta(nodes: readonly StructuredData[]): MetaDescriptor[] {
  return nodes.map((node) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...node } }))
}
