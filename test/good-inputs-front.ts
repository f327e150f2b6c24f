/** Good inputs for the calls of what stands in front of the shop: waitlist, contact form, texts and journal. */
export const frontInputs: Record<string, Record<string, unknown>> = {
  'POST /public/subscribe': { email: 'm@example.com' },
  'POST /public/subscribe/confirm': { token: 'x' },
  'POST /public/unsubscribe': { token: 'x' },
  'POST /public/contact': {
    name: 'Ada',
    email: 'n@example.com',
    topic: 'order',
    message: 'Where is my order? It was sent a week ago.',
    orderNumber: 'GF-100042',
    formToken: 'x',
    attachmentToken: 'x',
  },
  'GET /public/front': {},
  'GET /public/size-guides': { brand: 'lift-house', categories: ['shoes'] },
  'GET /public/size-guides/:name': { name: 'shoes' },
  'GET /public/pages/:name': { name: 'return-policy' },
  'GET /public/faq': { q: 'return' },
  'GET /user/blogs': { offset: '0', limit: '5', category: 'sports', filter: 'month', month: '2026-03' },
  'GET /user/blogs/:id': { id: 'how-to-keep-iron' },
  'GET /blog-posts/:slug': { slug: 'sleep' },
}
