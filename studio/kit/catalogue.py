"""The products to photograph, as products.ts lists them."""
import json
import os
import subprocess

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def catalogue():
    node = os.path.join(STUDIO, '..', 'node_modules', '.bin', 'node')
    script = os.path.join(STUDIO, 'products.ts')
    return json.loads(subprocess.run([node, script], check=True, capture_output=True, cwd=os.path.dirname(STUDIO)).stdout)
