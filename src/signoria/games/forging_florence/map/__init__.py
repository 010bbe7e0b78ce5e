"""Maps drawn in files: read, checked and measured."""

from ...shared.maps import Maps
from .maps import Files

MAPS: Maps = Files()
