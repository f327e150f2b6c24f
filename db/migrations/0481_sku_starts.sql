-- What begins with a part of a SKU, in order: what somebody types is looked up with each letter, and many SKUs of a shop begin alike.
create index variants_sku_start on variants (lower(sku) text_pattern_ops) where active;
