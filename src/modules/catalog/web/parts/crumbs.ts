/** The way to a page for search engines (schema.org BreadcrumbList), as a descriptor for `meta`. */
export function crumbsOf(trail: readonly { readonly name: string; readonly address: string }[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, address }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: address })),
    },
  }
}
