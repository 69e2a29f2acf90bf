-- As in 0010, but a call to a former number says nothing about the present one. A check without a value is
-- of a number that we no longer know: the date of the change tells.
CREATE OR REPLACE VIEW unanswered_calls AS
  SELECT k.center_id, count(*)::integer AS tries, max(k.checked_at) AS last_at,
    count(*) >= 3 AND max(k.checked_at) - min(k.checked_at) >= interval '30 days' AS is_unreachable
  FROM field_checks k
  LEFT JOIN treatment_centers c ON c.id = k.center_id
  LEFT JOIN call_plans p ON p.center_id = k.center_id
  WHERE k.field = 'phone' AND k.how = 'called' AND k.result = 'no-answer'
    AND k.checked_at > coalesce(p.number_since, '-infinity')
    AND (c.id IS NULL OR k.value IS NULL OR k.value = checked_value(c, 'phone'))
    AND NOT EXISTS (SELECT 1 FROM field_checks later
      WHERE later.center_id = k.center_id AND later.field = 'phone' AND later.how = 'called'
        AND later.result <> 'no-answer' AND later.checked_at > k.checked_at
        AND (c.id IS NULL OR later.value IS NULL OR later.value = checked_value(c, 'phone')))
  GROUP BY k.center_id;
