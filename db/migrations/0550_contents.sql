-- How much there is of a variant, for its unit price: 900 g, 60 capsules. Both or neither.
alter table variants
  -- grams, millilitres, centimetres or pieces
  add column content_amount int,
  add column content_unit text;

create or replace function variant_is_valid(v variants) returns boolean language plpgsql immutable as $$
begin
  return v.stock >= 0 and v.price > 0 and (v.old_price is null or v.old_price > v.price)
    and (v.back_order_limit is null or v.back_order_limit > 0)
    and v.back_ordered >= 0 and (v.back_order_limit is null or v.back_ordered <= v.back_order_limit)
    and (v.back_ordered = 0 or v.stock = 0)
    and (v.weight is null or v.weight between 1 and 1000000)
    and (v.barcode is null or length(v.barcode) between 1 and 60)
    and (v.content_amount is null) = (v.content_unit is null)
    and (v.content_amount is null or v.content_amount between 1 and 1000000
      and v.content_unit in ('g', 'ml', 'cm', 'piece', 'capsule', 'serving'));
end $$;
